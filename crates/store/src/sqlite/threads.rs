//! A thread with a connection of its own that is sent jobs.

use std::sync::mpsc;
use std::thread::JoinHandle;

use rusqlite::Connection;
use tokio::sync::oneshot;

use crate::{Answer, StoreError};

type Job = Box<dyn FnOnce(&Connection) + Send>;

/// A thread that does jobs one after the other. It ends when it is dropped, having done all.
pub(super) struct Worker {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Worker {
    /// Starts the thread.
    pub(super) fn start(connection: Connection) -> Self {
        let (jobs, received) = mpsc::channel::<Job>();
        let thread = std::thread::spawn(move || {
            for job in received {
                job(&connection);
            }
        });
        Self { jobs: Some(jobs), thread: Some(thread) }
    }

    /// Sends a job.
    pub(super) fn ask<T: Send + 'static>(
        &self,
        job: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Answer<T> {
        let (answer, answered) = oneshot::channel();
        let job: Job = Box::new(move |connection| {
            // Who asked may have gone away meanwhile.
            let _ = answer.send(job(connection));
        });
        // A job that cannot be sent is dropped, and its answer with it.
        let _ = self.jobs.as_ref().map(|jobs| jobs.send(job));
        Box::pin(async { answered.await.unwrap_or(Err(StoreError::Closed)) })
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            // A thread that panicked has nothing more to finish.
            let _ = thread.join();
        }
    }
}
