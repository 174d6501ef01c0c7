"use client";

import { signIn } from "@tradehall/api-client/endpoints/account/session/sign-in";
import { ApiError, NetworkError } from "@tradehall/api-client/errors";
import { SecurityCheck, type SecurityCheckState } from "@tradehall/mall-components/forms/SecurityCheck";
import { isSessionEnd, networkErrorFormWords, sessionEndWords } from "@tradehall/mall-rules/words";
import { Button } from "@tradehall/ui/Button";
import { Form } from "@tradehall/ui/Form";
import { Frame } from "@tradehall/ui/Frame";
import { Heading } from "@tradehall/ui/Heading";
import { Notice } from "@tradehall/ui/Notice";
import { PasswordField } from "@tradehall/ui/PasswordField";
import { Surface } from "@tradehall/ui/Surface";
import { TextField } from "@tradehall/ui/TextField";
import { useState } from "react";
import { language, words } from "../language";
import { ownPage } from "../mall/addresses";
import { mall } from "../mall/client";
import { usePlace } from "../mall/Place";
import { session } from "../mall/session";
import { solveCheck } from "../mall/solve-check";

type Errors = Record<string, string>;

/** Account and password; says why one is here again, and leads back to where one was. */
export function LoginScreen({ back, because }: { back?: string | undefined; because?: string | undefined }) {
  const { go } = usePlace();
  const [errors, setErrors] = useState<Errors>();
  const [formError, setFormError] = useState("");
  const [isPending, setPending] = useState(false);
  const [check, setCheck] = useState<{ state: SecurityCheckState; answer?: string }>({ state: "idle" });
  const notice = isSessionEnd(because) ? sessionEndWords[because][language.locale] : "";

  const solve = async () => {
    setCheck({ state: "working" });
    try {
      setCheck({ state: "done", answer: await solveCheck() });
    } catch (error) {
      console.error(error);
      setCheck({ state: "failed" });
    }
  };
  const submit = async (form: FormData) => {
    const [userName, passWord] = ["userName", "passWord"].map((name) => String(form.get(name) ?? "").trim());
    if (!userName || !passWord) return setFormError(words.missing);
    const captcha = check.answer ? { captcha: check.answer } : {};
    setPending(true);
    try {
      const { accessToken } = await mall(signIn, { body: { userName, passWord, ...captcha } });
      session.begin(accessToken);
      go(ownPage(back), { replaces: true });
    } catch (error) {
      if (!(error instanceof ApiError) && !(error instanceof NetworkError)) throw error;
      const isRefused = error instanceof ApiError;
      // A solved check is good once.
      setCheck({ state: "idle" });
      setErrors(isRefused ? error.fields : undefined);
      const message = isRefused ? error.serverMessage : networkErrorFormWords[language.locale];
      // The check says that it is needed by itself.
      setFormError(isRefused && message === error.fields.captcha ? "" : message);
      setPending(false);
    }
  };
  return (
    <Frame paddingY="xl" width="narrow">
      <title>{`${words.signIn} - ${words.name}`}</title>
      <div className="shop-login">
        <Surface padding="xl">
          {/* Pressed before the script has come, it must not write the password into the address. */}
          <Form method="post" onSubmit={(form) => void submit(form)} {...(errors ? { errors } : {})}>
            <Heading level={1}>{words.signInTitle}</Heading>
            {formError ? (
              <Notice isLive tone="danger">
                {formError}
              </Notice>
            ) : (
              notice && <Notice isLive>{notice}</Notice>
            )}
            <TextField
              autoComplete="username"
              label={words.account}
              name="userName"
              placeholder={words.accountHint}
              size="l"
            />
            <PasswordField
              autoComplete="current-password"
              label={words.password}
              labels={{ show: words.showPassword, hide: words.hidePassword }}
              name="passWord"
              size="l"
            />
            {(errors?.captcha || check.state === "done") && (
              <SecurityCheck errorText={errors?.captcha} onStart={() => void solve()} state={check.state} />
            )}
            <Button isPending={isPending} pendingLabel={words.signingIn} size="l" type="submit" width="full">
              {words.signIn}
            </Button>
          </Form>
        </Surface>
      </div>
    </Frame>
  );
}
