import { DeviceList, type DeviceView } from "@tradehall/mall-components/account/DeviceList";
import { ProfileForm } from "@tradehall/mall-components/account/ProfileForm";
import { useReactionWords } from "@tradehall/mall-components/shell/ReactionHost";
import { Stack } from "@tradehall/ui/Stack";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useFetcher } from "react-router-dom";
import { confirmed } from "../../both-sides/confirmed.ts";
import { useConfirm } from "../../browser/acts/use-confirm.tsx";
import { useListState } from "../../browser/calls/use-list-state.ts";
import { UserCenterFrame } from "../../layouts/UserCenterFrame.tsx";
import type { AccountAnswer } from "./account-action.ts";

interface AccountPageProps {
  profile: { nickName: string; sex: string; birthDate: string };
  devices: DeviceView[] | undefined;
  answer: AccountAnswer | undefined;
}

export function AccountPage({ profile, devices, answer }: AccountPageProps) {
  const words = useReactionWords();
  const list = useListState(devices);
  const saving = useFetcher<AccountAnswer>();
  const ending = useFetcher<AccountAnswer>();
  const confirm = useConfirm(ending);
  const act = (values: Record<string, string>) =>
    void ending.submit({ ...values, ...confirmed }, { method: "POST" });
  const saved = saving.data ?? answer;
  const error = saved?.ok === false ? saved.error : undefined;
  useEffect(() => {
    if (saving.data?.ok) toast.show({ tone: "success", message: words("saved") });
  }, [saving.data, words]);
  return (
    <UserCenterFrame>
      <Stack space="m">
        <ProfileForm
          defaultValues={{ ...profile, ...(error && saved?.typed) }}
          fieldErrors={error?.fields}
          formError={error?.message || undefined}
          isPending={saving.state !== "idle"}
          onSubmit={(values) => void saving.submit(values, { method: "POST" })}
        />
        <DeviceList
          {...list}
          devices={devices ?? []}
          onEnd={(sessionId, device) =>
            confirm.ask({ about: "endSession", values: { device } }, () =>
              act({ intent: "end-session", sessionId }),
            )
          }
          onEndOthers={(count) =>
            confirm.ask({ about: "endOthers", values: { count: String(count) } }, () =>
              act({ intent: "end-others" }),
            )
          }
        />
      </Stack>
      {confirm.dialog}
    </UserCenterFrame>
  );
}
