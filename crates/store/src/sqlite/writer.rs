//! The one thread that writes, with group commit.

use std::sync::mpsc;
use std::thread::JoinHandle;

use rusqlite::{Connection, Transaction, TransactionBehavior};
use tokio::sync::oneshot;

use super::write::{Write, fault};
use crate::{Answer, StoreError};

/// Writes taken into one transaction at most: what waits longer than that commits in two.
const GROUP_MAX: usize = 256;

/// A write, and the one who waits for it.
struct Job {
    write: Write,
    answer: oneshot::Sender<Result<(), StoreError>>,
}

/// The thread that writes. It ends when it is dropped, having written all.
pub(super) struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    /// Starts the thread.
    pub(super) fn start(mut connection: Connection) -> Self {
        let (jobs, received) = mpsc::channel();
        let thread = std::thread::spawn(move || {
            while let Some(group) = next_group(&received) {
                write_group(&mut connection, group);
            }
        });
        Self { jobs: Some(jobs), thread: Some(thread) }
    }

    /// Sends a write; the answer comes when it is on the disk.
    pub(super) fn ask(&self, write: Write) -> Answer<()> {
        let (answer, answered) = oneshot::channel();
        if let Some(jobs) = &self.jobs {
            // A job that cannot be sent is dropped, and its answer with it.
            let _ = jobs.send(Job { write, answer });
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

/// Waits for a write and takes along all others that wait; `None` once nobody can send any more.
fn next_group(received: &mpsc::Receiver<Job>) -> Option<Vec<Job>> {
    let mut group = vec![received.recv().ok()?];
    group.extend(received.try_iter().take(GROUP_MAX - 1));
    Some(group)
}

/// Writes a group in one transaction and answers every one after the commit.
///
/// A write that is refused has changed nothing and leaves the others alone. If the database itself
/// fails, nothing of the group is kept; each is then tried alone, so that none suffers for another.
fn write_group(connection: &mut Connection, group: Vec<Job>) {
    let tried = commit(connection, group.iter().map(|job| &job.write));
    match tried {
        Ok(answers) => {
            for (job, answer) in group.into_iter().zip(answers) {
                // Who asked may have gone away meanwhile.
                let _ = job.answer.send(answer);
            }
        }
        Err(error) if group.len() == 1 => {
            for job in group {
                let _ = job.answer.send(Err(error.clone()));
            }
        }
        Err(_) => {
            for job in group {
                write_group(connection, vec![job]);
            }
        }
    }
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
