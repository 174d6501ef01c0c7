export { LeadThanks, type LeadThanksProps } from "./LeadThanks.tsx";
