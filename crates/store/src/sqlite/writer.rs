//! The one thread that writes, with group commit.

use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::Duration;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::tally::Tally;
use super::write::{Write, fault};
use crate::{Answer, StoreError};

/// Writes taken into one transaction at most: what waits longer than that commits in two.
const GROUP_MAX: usize = 256;
/// How long nobody writes before the log is folded into the file.
const PAUSE: Duration = Duration::from_secs(5);

/// Where an answer goes.
type Answered = oneshot::Sender<Result<(), StoreError>>;

/// A write, and the one who waits for it; or the end.
enum Job {
    Write(Box<Write>, Answered),
    Close(Answered),
}

/// The thread that writes. It ends when it is closed or dropped, having written all.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(connection: Connection, tally: Tally) -> Self {
        let (jobs, received) = mpsc::channel();
        let desk = Desk { connection, tally };
        let thread = std::thread::spawn(move || desk.work(&received));
        Self { jobs: Some(jobs), thread: Some(thread) }
    }

    /// Sends a write; the answer comes when it is on the disk.
    pub(super) fn ask(&self, write: Write) -> Answer<()> {
        self.send(|answer| Job::Write(Box::new(write), answer))
    }

    /// Writes all that waits, folds the log into the file and writes nothing more.
    pub(super) fn close(&self) -> Answer<()> {
        self.send(Job::Close)
    }

    fn send(&self, job: impl FnOnce(Answered) -> Job) -> Answer<()> {
        let (answer, answered) = oneshot::channel();
        if let Some(jobs) = &self.jobs {
            // A job that cannot be sent is dropped, and its answer with it.
            let _ = jobs.send(job(answer));
        }
        Box::pin(async { answered.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing more to finish.
            let _ = thread.join();
        }
    }
}

/// Folds the log into the main file and empties it.
pub(super) fn fold(connection: &Connection) -> rusqlite::Result<()> {
    // The answer tells whether somebody who reads kept the log from being emptied; it is folded
    // as far as it can be, and what is left is on the disk all the same.
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Where the thread works.
struct Desk {
    connection: Connection,
    /// The witness.
    tally: Tally,
}

impl Desk {
    fn work(mut self, received: &mpsc::Receiver<Job>) {
        let mut unfolded = false;
        loop {
            let job = match received.recv_timeout(PAUSE) {
                Ok(job) => job,
                Err(RecvTimeoutError::Timeout) => {
                    if unfolded {
                        // Passive: whoever reads is not waited for. It is tried again in any case.
                        let sql = "PRAGMA wal_checkpoint(PASSIVE)";
                        let folded = self.connection.query_row(sql, [], |_| Ok(()));
                        unfolded = folded.is_err();
                    }
                    continue;
                }
                Err(RecvTimeoutError::Disconnected) => return,
            };
            let (group, close) = group(job, received);
            if !group.is_empty() {
                self.write_group(group);
                unfolded = true;
            }
            if let Some(answer) = close {
                let _ = answer.send(fold(&self.connection).map_err(|it| fault(&it)));
                return;
            }
        }
    }

    /// Writes a group in one transaction and answers every one after the commit.
    ///
    /// A write that is refused has changed nothing and leaves the others alone. If the database
    /// itself fails, nothing of the group is kept; each is then tried alone, so that none suffers
    /// for another.
    fn write_group(&mut self, group: Vec<(Box<Write>, Answered)>) {
        match commit(&mut self.connection, group.iter().map(|it| &*it.0)) {
            Ok(answers) => {
                let kept = group.iter().zip(&answers).filter(|(_, answer)| answer.is_ok());
                self.tally.note(kept.map(|((write, _), _)| &**write));
                for ((_, asked), answer) in group.into_iter().zip(answers) {
                    // Who asked may have gone away meanwhile.
                    let _ = asked.send(answer);
                }
            }
            Err(error) if group.len() == 1 => {
                for (_, asked) in group {
                    let _ = asked.send(Err(error.clone()));
                }
            }
            Err(_) => {
                for alone in group {
                    self.write_group(vec![alone]);
                }
            }
        }
    }
}

/// Takes along all writes that wait behind a job, up to the end if it is among them.
fn group(
    first: Job,
    received: &mpsc::Receiver<Job>,
) -> (Vec<(Box<Write>, Answered)>, Option<Answered>) {
    let mut group = Vec::new();
    for job in core::iter::once(first).chain(received.try_iter()) {
        match job {
            Job::Write(write, answer) => group.push((write, answer)),
            Job::Close(answer) => return (group, Some(answer)),
        }
        if group.len() == GROUP_MAX {
            break;
        }
    }
    (group, None)
}

fn commit<'a>(
    connection: &mut Connection,
    writes: impl Iterator<Item = &'a Write>,
) -> Result<Vec<Result<(), StoreError>>, StoreError> {
    let transaction = connection
        .transaction_with_behavior(TransactionBehavior::Immediate)
        .map_err(|error| fault(&error))?;
    let answers = writes.map(|write| in_transaction(&transaction, write));
    let answers = answers.collect::<Result<Vec<_>, StoreError>>()?;
    transaction.commit().map_err(|error| fault(&error))?;
    Ok(answers)
}

/// Does one write: the outer error is the database's and ends the transaction, the inner one is a
/// refusal that has changed nothing.
fn in_transaction(
    transaction: &Transaction<'_>,
    write: &Write,
) -> Result<Result<(), StoreError>, StoreError> {
    match write.run(transaction) {
        Err(refusal @ (StoreError::NoGame(_) | StoreError::Changed(_) | StoreError::Twice(_))) => {
            Ok(Err(refusal))
        }
        Err(error) => Err(error),
        Ok(()) => Ok(Ok(())),
    }
}
