/** What an enterprise member meets beside the pages: the picker of the enterprise to act for. */
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { lazy, Suspense } from "react";
import { currentEnterprise } from "../adapters/shell.ts";
import type { useEnterpriseSwitch } from "../browser/use-enterprise-switch.ts";
import { useShell } from "../browser/use-shell.ts";

// Opened by a press, so it comes with it.
const EnterprisePicker = lazy(async () => {
  const { EnterprisePicker: Picker } = await import("@tradehall/mall-components/shell/EnterprisePicker");
  return { default: Picker };
});

interface EnterpriseDoorsProps {
  /** The chrome's enterprise switch, which the top bar opens. */
  picker: ReturnType<typeof useEnterpriseSwitch>;
}

export function EnterpriseDoors({ picker }: EnterpriseDoorsProps) {
  const { person } = useShell();
  const words = useReactionWords();
  if (!picker.isOpen || !person) return null;
  return (
    <Suspense>
      <EnterprisePicker
        isOpen
        enterprises={person.user.enterpriseList.map((item) => ({
          id: String(item.enterpriseId),
          name: item.enterpriseName,
        }))}
        currentId={String(currentEnterprise(person.user)?.enterpriseId ?? "")}
        {...(picker.pendingId ? { pendingId: picker.pendingId } : {})}
        onPick={picker.pick}
        onClose={picker.close}
        {...(picker.hasFailed ? { errorText: words("serverTrouble") } : {})}
      />
    </Suspense>
  );
}
