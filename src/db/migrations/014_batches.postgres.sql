-- What a closed batch consists of is as little changed as the file that was delivered.
create trigger batch_lines_fixed before update on batch_lines for each row execute function refuse_change();
create trigger batch_files_fixed before update on batch_files for each row execute function refuse_change();
