import { ApplicationList, type ApplicationView } from "@tradehall/mall-components/enterprise/ApplicationList";
import { EnterprisePanel, type EnterpriseView } from "@tradehall/mall-components/enterprise/EnterprisePanel";
import { InviteForm, type SentInviteView } from "@tradehall/mall-components/enterprise/InviteForm";
import { MemberList, type MemberView } from "@tradehall/mall-components/enterprise/MemberList";
import { useFetcher } from "react-router-dom";
import { useConfirm } from "../../browser/actions/use-confirm.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction } from "../../browser/errors/Reactions.tsx";
import { hrefTo } from "../../href-to.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { EnterpriseAnswer } from "./enterprise-action.ts";
import { PageTabs } from "./PageTabs.tsx";
import { refusedOf } from "./refused-of.ts";

interface EnterprisePageProps {
  query: {
    enterpriseId: number;
    page: number;
    enterprise: EnterpriseView;
    applications: ApplicationView[];
    invites: SentInviteView[];
    rights: { invite: boolean; remove: boolean; transfer: boolean };
    hasTransfer: boolean;
  };
  loaded: { pageCount: number; members: MemberView[] } | undefined;
  answer: EnterpriseAnswer | undefined;
}

export function EnterprisePage({ query, loaded, answer }: EnterprisePageProps) {
  const { enterpriseId, page, enterprise, applications, invites, rights, hasTransfer } = query;
  const list = useListState(loaded);
  const inviting = useFetcher<EnterpriseAnswer>();
  const deciding = useFetcher<EnterpriseAnswer>();
  const acting = useFetcher<EnterpriseAnswer>();
  const { ask, dialog } = useConfirm(acting);
  const act = (values: Record<string, string>) => void acting.submit(values, { method: "POST" });
  const invited = inviting.data ?? (answer?.made || answer?.typed !== undefined ? answer : undefined);
  useActionReaction(invited === answer || answer?.turnedDown ? undefined : answer);
  const decided = deciding.data ?? (answer?.turnedDown ? answer : undefined);
  const refused = invited?.ok === false ? invited.error : undefined;
  const isPending = acting.state !== "idle";
  /** What the act on its way is about, by the name of its id; "" for something else. */
  const about = (id: string) => String((acting.formData ?? deciding.formData)?.get(id) ?? "");
  const name = enterprise.name;
  return (
    <UserCenterFrame>
      <PageTabs current="facts" enterpriseId={enterpriseId} />
      <EnterprisePanel
        enterprise={enterprise}
        isPending={isPending}
        onAnswer={(isAccepted) => act({ intent: isAccepted ? "take" : "refuse" })}
        onLeave={() => ask({ about: "leaveEnterprise", values: { name } }, { intent: "leave", name })}
        onCloseAccount={() => ask({ about: "closeEnterprise", values: { name } }, { intent: "close", name })}
        onTakeBack={() => act({ intent: "take-back" })}
        ordersHref={rights.remove ? hrefTo("uc-order") : undefined}
      />
      <ApplicationList
        applications={applications}
        isPending={isPending || deciding.state !== "idle"}
        pendingId={about("applicationId")}
        onApprove={(applicationId) => act({ intent: "approve", applicationId })}
        onRefuse={(values) => void deciding.submit(values, { method: "POST" })}
        refused={refusedOf(decided)}
      />
      {rights.invite && (
        <InviteForm
          // What was invited empties the field.
          key={invited?.made ? JSON.stringify(invited.made) : "form"}
          defaultValues={{ mobile: invited?.typed ?? "" }}
          fieldErrors={refused?.fields}
          formError={refused?.message || undefined}
          invites={invites}
          isPending={isPending || inviting.state !== "idle"}
          pendingId={isPending ? about("inviteId") : undefined}
          made={invited?.made}
          onLink={() => void inviting.submit({ intent: "link" }, { method: "POST" })}
          onSubmit={(values) => void inviting.submit(values, { method: "POST" })}
          onWithdraw={(inviteId) => act({ intent: "withdraw", inviteId })}
        />
      )}
      <MemberList
        {...list}
        canRemove={rights.remove}
        canTransfer={rights.transfer && !hasTransfer}
        isPending={isPending}
        pendingId={about("userId")}
        members={loaded?.members ?? []}
        onRemove={(userId, person) =>
          ask({ about: "removeMember", values: { name: person } }, { intent: "remove", userId, name: person })
        }
        onTransfer={(userId, person) =>
          ask({ about: "transfer", values: { name: person } }, { intent: "transfer", userId, name: person })
        }
        pager={{
          page,
          pageCount: loaded?.pageCount ?? 0,
          hrefForPage: (to) =>
            hrefTo("uc-enterprise-detail", { enterpriseId: String(enterpriseId), page: String(to) }),
        }}
      />
      {dialog}
    </UserCenterFrame>
  );
}
