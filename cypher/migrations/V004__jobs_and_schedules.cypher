// Jobs are listed by tenant and state, the newest first; a schedule is there once.
CREATE CONSTRAINT schedule_name IF NOT EXISTS FOR (n:Schedule) REQUIRE n.name IS UNIQUE;
CREATE INDEX job_by_tenant IF NOT EXISTS FOR (n:Job) ON (n.tenantKey, n.state, n.key);
