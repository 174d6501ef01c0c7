import { AvatarField } from "@tradehall/mall-components/account/AvatarField";
import { ProfileForm } from "@tradehall/mall-components/account/ProfileForm";
import { useReactionWords } from "@tradehall/mall-components/chrome/ReactionHost";
import { toast } from "@tradehall/ui/Toast";
import { useEffect } from "react";
import { useFetcher } from "react-router-dom";
import type { AccountAnswer } from "./account-action.ts";
import { useAvatar } from "./use-avatar.tsx";

export interface Profile {
  nickName: string;
  sex: string;
  birthDate: string;
}

interface ProfilePartProps {
  profile: Profile;
  avatar: string;
  answer: AccountAnswer | undefined;
}

/** Avatar and profile. */
export function ProfilePart({ profile, avatar, answer }: ProfilePartProps) {
  const words = useReactionWords();
  const saving = useFetcher<AccountAnswer>();
  const changing = useAvatar();
  const saved = saving.data ?? (answer?.intent ? undefined : answer);
  const error = saved?.ok === false ? saved.error : undefined;
  useEffect(() => {
    if (saving.data?.ok) toast.show({ tone: "success", message: words("saved") });
  }, [saving.data, words]);
  return (
    <>
      <ProfileForm
        avatar={<AvatarField {...changing.field} avatar={avatar} name={profile.nickName} />}
        defaultValues={{ ...profile, ...(error && saved?.typed) }}
        fieldErrors={error?.fields}
        formError={error?.message || undefined}
        isPending={saving.state !== "idle"}
        onSubmit={(values) => void saving.submit(values, { method: "POST" })}
      />
      {changing.dialog}
    </>
  );
}
