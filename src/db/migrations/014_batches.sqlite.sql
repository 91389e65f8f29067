-- What a closed batch consists of is as little changed as the file that was delivered.
create trigger batch_lines_no_update before update on batch_lines begin select raise(abort, 'the lines of a batch are fixed'); end;
create trigger batch_files_no_update before update on batch_files begin select raise(abort, 'the file of a batch is fixed'); end;
