"""The list of laws. Each takes a game, a setup and a seed, plays at random, and fails with a reason.

A law is a plain function, so that it can also be run against games that are broken on purpose (test_the_laws_bite.py).
"""

from __future__ import annotations

from tests.every_game import laws_of_knowledge, laws_of_play, laws_of_text
from tests.every_game.moments import Law

__all__ = ["LAWS", "Law"]

LAWS: tuple[Law, ...] = (
    laws_of_play.some_seat_can_act_until_the_match_ends,
    laws_of_play.reading_a_state_does_not_change_it,
    laws_of_play.options_are_distinct_and_accepted,
    laws_of_play.actions_not_offered_are_refused_by_a_rule,
    laws_of_play.every_match_ends_within_the_stated_length,
    laws_of_play.a_clone_is_complete_and_independent,
    laws_of_play.replaying_the_journal_gives_the_same_match,
    laws_of_play.the_number_of_components_is_constant,
    laws_of_knowledge.an_imagined_world_gives_the_same_view,
    laws_of_knowledge.a_view_is_independent_of_the_state,
    laws_of_knowledge.same_view_means_same_visible_events,
    laws_of_knowledge.visible_events_say_no_more_than_the_view,
    laws_of_knowledge.whispers_reach_only_their_seat,
    laws_of_knowledge.an_envelope_tells_no_more_than_view_and_events,
    laws_of_play.the_score_sheet_adds_up_to_the_standings,
    laws_of_knowledge.policy_scores_use_only_what_the_seat_knows,
    laws_of_knowledge.features_use_only_what_the_seat_knows,
    laws_of_knowledge.an_opponent_model_changes_only_hidden_things,
    laws_of_knowledge.win_chances_are_probabilities,
    laws_of_text.everything_written_reads_back_the_same,
    laws_of_text.everything_has_a_text_in_every_language,
    laws_of_text.every_feature_is_named_explained_and_said,
)
