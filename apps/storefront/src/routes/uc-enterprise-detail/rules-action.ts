/** What is done about buying rules: required fields, steps, limits, standing in. Server only. */
import { setBuyingRules } from "@tradehall/api-client/endpoints/enterprise/buying/set-buying-rules";
import { setLimit } from "@tradehall/api-client/endpoints/enterprise/buying/set-limit";
import { setStandIn } from "@tradehall/api-client/endpoints/enterprise/buying/set-stand-in";
import { toFlag } from "@tradehall/api-client/models/wire";
import {
  buyingRulesRules,
  categoryNumbers,
  memberLimitRules,
  standInRules,
  stepNumbers,
} from "@tradehall/mall-rules/checks/approval";
import type { FormRules } from "@tradehall/mall-rules/checks/form";
import { toId } from "@tradehall/mall-rules/checks/id";
import { data } from "react-router-dom";
import { attemptForm, statusOfAnswer } from "../../server/attempt.ts";
import { checkedForm, textOf } from "../../server/form.ts";
import { localeOf, type Mall } from "../../server/mall.ts";

/** `typed` is what was in the form of this intent, `id` the member it was about. */
export interface RulesAnswer {
  isDone: boolean;
  intent: string;
  typed: Record<string, string>;
  id: string;
  /** What is wrong, by input name, and with the whole. */
  fields: Readonly<Record<string, string>>;
  message: string;
}

interface Act {
  rules: FormRules;
  work: (values: Record<string, string>) => Promise<unknown>;
}

const idOf = (text: string | undefined): number => toId(text ?? "") ?? 0;
const amountOrNull = (text: string | undefined) => (text ? text : null);

/** The steps for which an approver is chosen. */
const stepsOf = (values: Record<string, string>) =>
  stepNumbers.flatMap((nth) => {
    const approverIds = [values[`approver${nth}`], values[`second${nth}`]].map(idOf).filter((id) => id > 0);
    return approverIds.length > 0 ? [{ from: values[`from${nth}`] || "0", approverIds }] : [];
  });

const categoriesOf = (values: Record<string, string>) =>
  categoryNumbers.flatMap((nth) => {
    const categoryId = idOf(values[`category${nth}`]);
    return categoryId > 0 ? [{ categoryId, perMonth: values[`categoryMonth${nth}`] ?? "" }] : [];
  });

function acts(mall: Mall, enterpriseId: number, userId: number): Record<string, Act> {
  return {
    rules: {
      rules: buyingRulesRules,
      work: (values) => {
        const isAsked = (name: string) => toFlag(values[name] === "1");
        const body = {
          enterpriseId,
          requiresPoNumber: isAsked("requiresPoNumber"),
          requiresCostCentre: isAsked("requiresCostCentre"),
          requiresProject: isAsked("requiresProject"),
          approvalSteps: stepsOf(values),
        };
        return mall(setBuyingRules, { body });
      },
    },
    limit: {
      rules: memberLimitRules,
      work: (values) => {
        const { perOrder, perMonth } = values;
        const limits = {
          ...{ perOrder: amountOrNull(perOrder), perMonth: amountOrNull(perMonth) },
          categories: categoriesOf(values),
        };
        return mall(setLimit, { body: { enterpriseId, userId, ...limits } });
      },
    },
    "stand-in": {
      rules: standInRules,
      work: ({ standIn, until }) =>
        mall(setStandIn, { body: { enterpriseId, userId: idOf(standIn), until: until ?? "" } }),
    },
    "stand-in-end": {
      rules: {},
      work: () => mall(setStandIn, { body: { enterpriseId, userId: 0 } }),
    },
  };
}

export const isRulesIntent = (intent: string): boolean =>
  ["rules", "limit", "stand-in", "stand-in-end"].includes(intent);

export async function rulesAction(mall: Mall, form: FormData, enterpriseId: number, request: Request) {
  const intent = textOf(form, "intent");
  const id = textOf(form, "userId");
  const act = acts(mall, enterpriseId, idOf(id))[intent];
  if (!act) throw data(null, { status: 400 });
  const locale = localeOf(request);
  const { values, fields } = checkedForm(form, act.rules, locale);
  const answer: RulesAnswer = { isDone: false, intent, id, typed: values, fields: fields ?? {}, message: "" };
  if (fields) return data(answer);
  const done = await attemptForm(() => act.work(values), locale);
  const outcome = done.ok ? { isDone: true } : { fields: done.error.fields, message: done.error.message };
  return data({ ...answer, ...outcome }, { status: statusOfAnswer(done) });
}
