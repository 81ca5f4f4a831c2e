import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles behind the screen. Node.js and Python have service pages, which hold their prices. */
export const backendRoles: AuthoredDocument<"role">[] = [
  {
    _id: "role-nodejs-developer",
    title: "Node.js developer",
    badge: "BACKEND",
    service: "service-nodejs-developer",
    description:
      "APIs, webhooks and background jobs in TypeScript, with the retry logic and the logs that make a two o’clock incident short.",
    features: [
      "Fastify, NestJS or Express services",
      "PostgreSQL through Prisma or Drizzle",
      "BullMQ jobs with dead-letter handling",
      "Stripe and Xero webhooks verified",
      "OpenAPI contracts generated from code",
      "WebSocket feeds for live screens",
      "Memory leaks found with heap snapshots",
    ],
  },
  {
    _id: "role-python-developer",
    title: "Python developer",
    badge: "DATA AND SCRIPTING",
    service: "service-python-developer",
    description:
      "Equally at home writing a FastAPI service and rescuing the script that finance has run by hand every Monday for years.",
    features: [
      "FastAPI and Django REST endpoints",
      "Celery schedules replacing manual scripts",
      "Pandas and Polars for messy exports",
      "SQLAlchemy models with Alembic migrations",
      "Type hints checked by mypy",
      "Scrapers that respect terms and robots",
    ],
  },
  role("Laravel developer", "PHP", 3299, {
    description:
      "Most small Australian business software is PHP. Hire this when yours has a quoting tool or member area that needs steady hands.",
    features: [
      "Laravel services with Eloquent models",
      "Livewire or Inertia admin screens",
      "Queued mail, invoices and exports",
      "Pest tests around money and permissions",
      "PHP 7 applications carried to current",
      "Forge and Envoyer deployments",
    ],
  }),
  role(".NET developer", "MICROSOFT STACK", 3999, {
    _id: "role-dotnet-developer",
    description:
      "Speaks C#, SQL Server and Active Directory, so the line-of-business system on your own server gains an API instead of a rewrite.",
    features: [
      "ASP.NET Core minimal APIs",
      "Entity Framework tuned for SQL Server",
      "Entra ID sign-in and group roles",
      "Framework 4.8 projects ported to .NET",
      "Windows services turned into workers",
      "Blazor screens for internal staff",
      "SignalR updates on shared dashboards",
    ],
  }),
  role("Java developer", "JVM", 4199, {
    description:
      "Long-lived systems with auditors: insurance claims, freight manifests, payroll. Spring Boot work with tests that double as evidence.",
    features: [
      "Spring Boot and Spring Security",
      "Kafka consumers that can be replayed",
      "Hibernate queries read before merging",
      "Testcontainers for realistic integration tests",
      "Java 8 services lifted to current LTS",
      "Batch jobs with restart points",
    ],
  }),
  role("Go developer", "HIGH THROUGHPUT", 4399, {
    description:
      "Brought in when one endpoint takes most of the traffic: small binaries, predictable memory and concurrency someone has thought through.",
    features: [
      "HTTP and gRPC services",
      "Goroutine pools with cancellation",
      "Redis, NATS and Postgres clients",
      "pprof flame graphs read aloud",
      "Command-line tools for operations staff",
    ],
  }),
];
