import {
  type EnterpriseCardView,
  EnterpriseList,
} from "@tradehall/mall-components/enterprise/EnterpriseList";
import { InviteList, type InviteView } from "@tradehall/mall-components/enterprise/InviteList";
import { JoinForm, type OwnApplicationView } from "@tradehall/mall-components/enterprise/JoinForm";
import { Notice } from "@tradehall/ui/Notice";
import { useState } from "react";
import { useFetcher, useNavigation, useSubmit } from "react-router-dom";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { useActionReaction, useErrorReaction } from "../../browser/errors/Reactions.tsx";
import { useShell } from "../../browser/session/use-shell.ts";
import { switchEnterprise } from "../../layouts/enterprise-acts.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { JoinAnswer } from "./join-action.ts";

interface EnterprisesPageProps {
  loaded:
    | { invites: InviteView[]; applications: OwnApplicationView[]; enterprises: EnterpriseCardView[] }
    | undefined;
  answer: JoinAnswer | undefined;
  /** Why the invitation of the address cannot be shown. */
  lost: string | undefined;
}

/** Acts for another enterprise; the page is loaded again, which asks an administrator for the terms where they are due. */
function useSwitch() {
  const { person } = useShell();
  const [pendingId, setPendingId] = useState<string>();
  const react = useErrorReaction();
  const pick = (id: string) => {
    const chosen = person?.user.enterpriseList.find(({ enterpriseId }) => String(enterpriseId) === id);
    if (!person || !chosen) return window.location.reload();
    setPendingId(id);
    switchEnterprise(person.user.userInfo.userId, chosen)
      .then(() => window.location.reload())
      .catch((error: unknown) => {
        setPendingId(undefined);
        react(error);
      });
  };
  return { pendingId, pick };
}

export function EnterprisesPage({ loaded, answer, lost }: EnterprisesPageProps) {
  const list = useListState(loaded);
  const submit = useSubmit();
  const { formMethod, formData } = useNavigation();
  const { pendingId, pick } = useSwitch();
  const joining = useFetcher<JoinAnswer>();
  const joined = joining.data ?? (answer?.typed || answer?.sentTo ? answer : undefined);
  const refused = joined?.ok === false ? joined.error : undefined;
  useActionReaction(joined === answer ? undefined : answer);
  return (
    <UserCenterFrame>
      {lost && <Notice tone="warning">{lost}</Notice>}
      <InviteList
        invites={loaded?.invites ?? []}
        isPending={formMethod === "POST"}
        pendingId={String(formData?.get("inviteId") ?? "")}
        onAnswer={(inviteId, isAccepted) =>
          void submit(
            { intent: isAccepted ? "accept-invite" : "decline-invite", inviteId },
            { method: "POST" },
          )
        }
      />
      <EnterpriseList {...list} enterprises={loaded?.enterprises ?? []} onPick={pick} pendingId={pendingId} />
      <JoinForm
        // What was sent empties the form.
        key={joined?.sentTo ?? "form"}
        applications={loaded?.applications ?? []}
        defaultValues={joined?.typed ?? {}}
        fieldErrors={refused?.fields}
        formError={refused?.message || undefined}
        isPending={joining.state !== "idle"}
        pendingId={joining.formData?.get("applicationId")?.toString()}
        onSubmit={(values) => void joining.submit(values, { method: "POST" })}
        onWithdraw={(applicationId) =>
          void joining.submit({ intent: "withdraw-application", applicationId }, { method: "POST" })
        }
        sentTo={joined?.sentTo}
      />
    </UserCenterFrame>
  );
}
