/**
 * The picker of the enterprise to act for and the agreement of its administrator: the choice is saved, then the page
 * reloads so that nothing old stays; at an administrator's first login the agreement shows instead (Spec §4).
 */
import type { UserInfoAnswer } from "@tradehall/api-client/models/user";
import { currentEnterprise } from "@tradehall/mall-adapters/shell";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { EnterprisePicker } from "@tradehall/mall-components/enterprise/EnterprisePicker";
import { AgreementPopup } from "@tradehall/mall-components/entry/AgreementPopup";
import { useState } from "react";
import { isMallError, toMallError } from "../adapters/mall-error.ts";
import { reloadPage } from "../browser/errors/page-health.ts";
import { useErrorReaction } from "../browser/errors/Reactions.tsx";
import { hrefTo } from "../href-to.ts";
import { agree, switchEnterprise } from "./enterprise-acts.ts";

interface EnterpriseDialogsProps {
  user: UserInfoAnswer;
  isPicking: boolean;
  onClose(): void;
}

export default function EnterpriseDialogs({ user, isPicking, onClose }: EnterpriseDialogsProps) {
  const words = useReactionWords();
  const react = useErrorReaction();
  const [pendingId, setPendingId] = useState<string>();
  const [isAgreeing, setAgreeing] = useState(false);
  const [errorText, setErrorText] = useState<string>();
  const current = currentEnterprise(user)?.enterpriseId;
  const [asksFor, setAsksFor] = useState(user.epAdminFirstLogin === 1 ? current : undefined);

  const fail = (cause: unknown) => {
    const error = isMallError(cause) ? cause : toMallError(cause);
    const hasWords = error?.reaction === "toastMessage" || error?.reaction === "tryLater";
    setErrorText((hasWords && error.message) || words("serverError"));
    setPendingId(undefined);
    setAgreeing(false);
    // What a dialog says itself needs no toast over it.
    if (!hasWords) react(cause);
  };

  const pick = async (enterpriseId: string) => {
    const chosen = user.enterpriseList.find((item) => String(item.enterpriseId) === enterpriseId);
    if (!chosen) return;
    setErrorText(undefined);
    setPendingId(enterpriseId);
    try {
      if (!(await switchEnterprise(user.userInfo.userId, chosen))) return reloadPage();
      setPendingId(undefined);
      setAsksFor(chosen.enterpriseId);
    } catch (cause) {
      fail(cause);
    }
  };

  const confirm = async (enterpriseId: number) => {
    setErrorText(undefined);
    setAgreeing(true);
    try {
      await agree(enterpriseId);
      // A new document: nothing made before the agreement stays on the screen.
      window.location.assign(hrefTo("home"));
    } catch (cause) {
      fail(cause);
    }
  };

  const errorProps = errorText === undefined ? {} : { errorText };
  if (asksFor !== undefined)
    return (
      <AgreementPopup isOpen isPending={isAgreeing} onAgree={() => void confirm(asksFor)} {...errorProps} />
    );
  return (
    <EnterprisePicker
      isOpen={isPicking}
      enterprises={user.enterpriseList.map((item) => ({
        id: String(item.enterpriseId),
        name: item.enterpriseName,
      }))}
      currentId={String(current ?? "")}
      {...(pendingId ? { pendingId } : {})}
      onPick={(enterpriseId) => void pick(enterpriseId)}
      onClose={onClose}
      {...errorProps}
    />
  );
}
