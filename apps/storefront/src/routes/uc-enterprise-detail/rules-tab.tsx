import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { BuyingRulesForm } from "@tradehall/mall-components/enterprise/BuyingRulesForm";
import { MemberLimits, type MemberLimitView } from "@tradehall/mall-components/enterprise/MemberLimits";
import { StandInForm } from "@tradehall/mall-components/enterprise/StandInForm";
import type { SelectOption } from "@tradehall/ui/Select";
import { toast } from "@tradehall/ui/Toast";
import { useFetcher } from "react-router-dom";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useOnChange } from "../../browser/calls/use-on-change.ts";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import { PageTabs } from "./PageTabs.tsx";
import type { RulesAnswer } from "./rules-action.ts";

interface RulesTabProps {
  query: { tab: "rules"; enterpriseId: number; page: number };
  loaded:
    | {
        canSet: boolean;
        values: Record<string, string>;
        members: SelectOption[];
        categories: SelectOption[];
        standIn: { name: string; untilText: string } | undefined;
        limits: { pageCount: number; members: MemberLimitView[] } | undefined;
      }
    | undefined;
  answer: RulesAnswer | undefined;
}

/** What is said of the form of an intent, and what was typed into it. */
function refusedOf(answer: RulesAnswer | undefined, intent: string) {
  if (!answer || answer.isDone || answer.intent !== intent) return undefined;
  const { typed, fields, message } = answer;
  return { defaultValues: typed, fieldErrors: fields, formError: message || undefined };
}

/** Required fields, steps of approval, limits of members, standing in: `?tab=rules`. */
export function RulesTab({ query, loaded, answer: sent }: RulesTabProps) {
  const { enterpriseId, page } = query;
  const list = useListState(loaded);
  const acting = useFetcher<RulesAnswer>();
  const words = useReactionWords();
  const answer = acting.data ?? sent;
  const isPending = acting.state !== "idle";
  const submit = (values: FormData) => void acting.submit(values, { method: "POST" });
  useOnChange(acting.data, ({ isDone }) => {
    if (isDone) toast.show({ tone: "success", message: words("done") });
  });
  const ofLimit = refusedOf(answer, "limit");
  const { values = {}, members = [], categories = [], standIn, limits, canSet } = loaded ?? {};
  return (
    <UserCenterFrame>
      <PageTabs current="rules" enterpriseId={enterpriseId} />
      {canSet && (
        <BuyingRulesForm
          defaultValues={values}
          {...refusedOf(answer, "rules")}
          isPending={isPending}
          key={JSON.stringify(values)}
          members={members}
          onSubmit={submit}
        />
      )}
      {(limits || !loaded) && (
        <MemberLimits
          {...list}
          categories={categories}
          isPending={isPending}
          pendingId={String(acting.formData?.get("userId") ?? "")}
          members={limits?.members ?? []}
          onSet={submit}
          pager={{
            page,
            pageCount: limits?.pageCount ?? 0,
            hrefForPage: (to) =>
              hrefTo("uc-enterprise-detail", {
                enterpriseId: String(enterpriseId),
                tab: "rules",
                page: String(to),
              }),
          }}
          refused={ofLimit && answer ? { ...ofLimit, id: answer.id } : undefined}
        />
      )}
      {loaded && (
        <StandInForm
          {...refusedOf(answer, "stand-in")}
          isPending={isPending}
          key={standIn?.name}
          members={members}
          onEnd={() => void acting.submit({ intent: "stand-in-end" }, { method: "POST" })}
          onSubmit={submit}
          standIn={standIn}
        />
      )}
    </UserCenterFrame>
  );
}
