import { Branding, brandingExample } from "../../models/branding.ts";
import { endpoint } from "../contract.ts";

/** What the mall is called and looks like (Spec §3 "Branding defaults"). */
export const getBranding = endpoint("GET /webConfig/getPcWebConfig", {
  summary: "What the mall is called and looks like",
  tag: "config",
  auth: "none",
  effect: "read",
  answer: Branding,
  fails: [],
  example: { answer: brandingExample },
});
