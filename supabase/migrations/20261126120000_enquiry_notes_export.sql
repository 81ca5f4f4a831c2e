-- What this created is gone: 20261129110000_drop_unused.sql.
select;
