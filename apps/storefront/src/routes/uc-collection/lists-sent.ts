import type { MallError } from "../../adapters/mall-error.ts";
import type { ListsAnswer } from "./lists-action.ts";

/** What a form of purchase lists was answered, and the name it sent. */
export type ListsSent = ({ ok: true; data: ListsAnswer } | { ok: false; error: MallError }) & {
  name?: string;
};
