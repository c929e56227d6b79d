//! The suite on SQLite.

use store::Sqlite;

use crate::suite;

/// Runs checks of the suite, each on a file of its own.
macro_rules! suite {
    ($($check:ident,)*) => {$(
        #[tokio::test]
        async fn $check() {
            let folder = tempfile::tempdir().unwrap();
            let store = Sqlite::open(&folder.path().join("games.db")).unwrap();
            suite::$check(&store).await;
        }
    )*};
}

suite! {
    a_game_comes_back_as_it_was_kept,
    an_id_is_taken_once,
    steps_are_added_and_the_list_knows,
    a_step_on_another_ground_is_refused,
    what_is_taken_back_is_gone,
    the_last_changed_is_listed_first,
    a_list_comes_in_pages,
    nothing_is_written_after_the_end,
    a_game_goes_into_the_basket_and_back,
    a_removed_game_leaves_nothing,
    title_seats_and_fault_are_written_down,
    notes_belong_to_one_viewer_of_one_game,
    many_at_once_do_not_disturb_each_other,
    an_own_scenario_comes_back_as_it_was_kept,
    an_own_scenario_stays_while_a_game_needs_it,
}
