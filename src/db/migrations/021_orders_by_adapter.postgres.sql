-- The planner has no figures of a new expression before somebody has counted.
analyze instructions;
