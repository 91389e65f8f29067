insert into installation_identity (id) values (replace(cast(gen_random_uuid() as text), '-', ''));
