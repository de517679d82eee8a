//! The folder of a server: nobody else reads it, one server uses it at a time.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// Where the database of a folder is.
pub(crate) fn database(folder: &Path) -> PathBuf {
    folder.join("hanlin.sqlite")
}

/// Whether there is a database in this folder.
///
/// # Errors
/// In words, if not.
pub(crate) fn exists(folder: &Path) -> Result<(), String> {
    match database(folder).is_file() {
        true => Ok(()),
        false => {
            Err(format!("there is no database in {}; name its folder with --data DIR", folder.display()))
        }
    }
}

/// Makes the folder and an empty database, if they are missing, and keeps both from others.
pub(super) fn prepare(folder: &Path) -> io::Result<()> {
    if !folder.is_dir() {
        fs::create_dir_all(folder)?;
        keep_private(folder, 0o700)?;
    }
    for file in ["hanlin.sqlite", "passing.log"].map(|name| folder.join(name)) {
        if !file.exists() {
            create_private(&file)?;
        }
        for part in ["", "-wal", "-shm"] {
            let mut name = file.clone().into_os_string();
            name.push(part);
            if Path::new(&name).exists() {
                keep_private(Path::new(&name), 0o600)?;
            }
        }
    }
    Ok(())
}

/// Makes an empty file that nobody else can read.
pub(super) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// Nobody else may read it; where it is not ours to say so, it stays as it is.
fn keep_private(path: &Path, mode: u32) -> io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let now = fs::metadata(path)?.permissions().mode() & 0o777;
        if now != now & mode {
            let _ = fs::set_permissions(path, fs::Permissions::from_mode(now & mode));
        }
    }
    Ok(())
}

/// A folder that is ours as long as this lives, and ends with the process whatever happens to it.
pub(crate) struct Lock {
    _file: File,
}

impl Lock {
    /// Takes a folder.
    ///
    /// # Errors
    /// In words, who has it.
    pub(crate) fn take(folder: &Path) -> Result<Lock, String> {
        let name = folder.join("hanlin.lock");
        let failed = |bad: io::Error| format!("cannot use {}: {bad}", name.display());
        prepare(folder).map_err(failed)?;
        if !name.exists() {
            // Of two who come at once, one makes it.
            let _ = create_private(&name);
        }
        let mut file = OpenOptions::new().read(true).write(true).open(&name).map_err(failed)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut other = String::new();
                let _ = file.read_to_string(&mut other);
                return Err(format!(
                    "{} is in use by another hanlin (process {}); end that one, or name another folder with --data",
                    folder.display(),
                    other.trim()
                ));
            }
            Err(TryLockError::Error(bad)) => return Err(failed(bad)),
        }
        let written = file
            .set_len(0)
            .and_then(|()| file.seek(SeekFrom::Start(0)))
            .and_then(|_| writeln!(file, "{}", std::process::id()));
        // On a full disk the folder is ours all the same.
        let _ = written;
        Ok(Lock { _file: file })
    }
}

/// Puts a backup in the place of a folder's database; what was there stays beside it.
///
/// # Errors
/// If something cannot be moved or copied; the old database is in place then.
pub(crate) fn restore(folder: &Path, file: &Path) -> io::Result<Option<PathBuf>> {
    fs::create_dir_all(folder)?;
    let (here, fresh) = (database(folder), folder.join("restored.sqlite"));
    let _ = fs::remove_file(&fresh);
    create_private(&fresh)?;
    fs::copy(file, &fresh)?;
    keep_private(&fresh, 0o600)?;
    File::open(&fresh)?.sync_all()?;
    let old = (1..)
        .map(|number| folder.join(format!("before-restore-{number}.sqlite")))
        .find(|name| !name.exists())
        .filter(|_| here.metadata().is_ok_and(|meta| meta.len() > 0));
    if let Some(old) = &old {
        // With its last writes, which may still stand beside it.
        for part in ["-wal", ""] {
            let (mut from, mut to) = (here.clone().into_os_string(), old.clone().into_os_string());
            from.push(part);
            to.push(part);
            if Path::new(&from).exists() {
                fs::copy(&from, &to)?;
            }
        }
    }
    for name in ["hanlin.sqlite-wal", "hanlin.sqlite-shm"] {
        let _ = fs::remove_file(folder.join(name));
    }
    // Turns that were not ended belong to the old one.
    let _ = fs::remove_file(folder.join("passing.log"));
    fs::rename(&fresh, &here)?;
    Ok(old)
}
