insert into installation_identity (id) values (lower(hex(randomblob(16))));
