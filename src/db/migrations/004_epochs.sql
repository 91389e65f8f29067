-- One row for each time that the service began anew: the first migration, and each restore that an operator told of.
create table epochs (
  epoch integer primary key check (epoch > 0),
  began_at bigint not null,
  reason text,
  actor text
);
insert into epochs (epoch, began_at) values (1, 0);
