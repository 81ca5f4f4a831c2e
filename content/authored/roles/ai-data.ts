import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles with models and figures. AI engineer has a service page, which holds its price. */
export const aiDataRoles: AuthoredDocument<"role">[] = [
  {
    _id: "role-ai-engineer",
    title: "AI engineer",
    badge: "AI ENGINEERING",
    service: "service-ai-engineer",
    description:
      "Puts language models to work inside an existing product, then proves with a test set that the answers are better than last week’s.",
    features: [
      "Retrieval over pgvector or OpenSearch",
      "Tool calling against your own APIs",
      "Evaluation sets scored on each change",
      "Prompt injection and leakage tests",
      "Token spend traced per customer",
      "Open-weight models hosted in Sydney",
      "Fallbacks for provider outages",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an AI engineer from your website.",
  },
  role("Machine learning engineer", "MACHINE LEARNING", 4899, {
    description:
      "Forecasts demand, spots faults and ranks results with models trained on your own records, and keeps watching after the launch party.",
    features: [
      "scikit-learn, XGBoost and PyTorch",
      "Baseline first, deep network later",
      "MLflow experiments anyone can rerun",
      "Feature stores fed from the warehouse",
      "Drift alarms and scheduled retraining",
      "Batch and real-time serving",
    ],
  }),
  role("Chatbot developer", "CONVERSATIONS", 3499, {
    description:
      "Maintains bots already in service: reads transcripts, repairs dead ends, adds intents and connects whichever channel marketing opened.",
    features: [
      "Dialogflow, Botpress and Rasa flows",
      "WhatsApp Cloud and Messenger APIs",
      "Hand-over to Zendesk or Intercom",
      "Weekly reading of failed dialogues",
      "Regression scripts for common questions",
    ],
  }),
  role("Data engineer", "PIPELINES", 4499, {
    description:
      "Gets sales, stock and web figures into one warehouse before breakfast, with a test that shouts if a supplier renames a column.",
    features: [
      "dbt models with documented lineage",
      "Airflow or Dagster schedules",
      "BigQuery, Snowflake and Redshift",
      "Change capture from production databases",
      "Personal fields masked on arrival",
      "Freshness and row-count alerts",
      "Warehouse bills brought under control",
    ],
  }),
  role("Data analyst", "ANALYSIS", 3199, {
    description:
      "Answers the question behind the question. Expect a short memo, one honest chart and a note on how far to trust them.",
    features: [
      "SQL against live or warehouse data",
      "Cohorts, funnels and repeat purchase",
      "Experiments sized before they start",
      "Notebooks in Python or R",
      "Excel models rebuilt with checks",
      "Definitions agreed across departments",
    ],
  }),
  role("Power BI developer", "REPORTING", 3399, {
    description:
      "Ends the month-end copy and paste. Reports refresh overnight, totals agree with the ledger, and each manager sees only their own branch.",
    features: [
      "Star schemas and DAX measures",
      "Power Query from Xero and SharePoint",
      "Row-level security by branch",
      "Gateway and refresh failures watched",
      "Paginated reports for board packs",
      "Looker Studio or Tableau conversions",
    ],
  }),
];
