/**
 * The sanitiser on a real DOM. Runs in a thread of its own: the DOM takes a third of a second to load, and a text of many
 * elements as long to clean.
 */
import { createSanitiser } from "@tradehall/mall-rules/rich-text/sanitiser";
import purify from "isomorphic-dompurify";

export const sanitise = createSanitiser(purify);
