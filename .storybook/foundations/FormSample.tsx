import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { Form } from "@tradehall/ui/Form";
import { RadioGroup } from "@tradehall/ui/RadioGroup";
import { Stack } from "@tradehall/ui/Stack";
import { TextArea } from "@tradehall/ui/TextArea";
import { TextField } from "@tradehall/ui/TextField";
import { useState } from "react";
import { useSay } from "./foundation.tsx";

/** A small form that can be sent with mistakes. */
export function FormSample() {
  const say = useSay();
  const [errors, setErrors] = useState<Record<string, string>>();
  const check = (values: FormData) => {
    const name = String(values.get("recipient")).trim();
    const mobile = String(values.get("mobile")).replace(/\D/g, "");
    setErrors({
      ...(name.length < 2 && { recipient: say(["收货人应为 2–50 个字符", "2–50 characters"]) }),
      ...(mobile.length !== 11 && { mobile: say(["请输入 11 位手机号", "Enter an 11-digit mobile number"]) }),
    });
  };
  const count = Object.keys(errors ?? {}).length;
  return (
    <Form
      aria-label={say(["收货地址", "Delivery address"])}
      {...(count > 0 && {
        errors,
        errorTitle: say([`请修改以下 ${count} 处后再保存`, `Correct ${count} fields, then save`]),
      })}
      onSubmit={check}
    >
      <Stack>
        <TextField autoComplete="name" isRequired label={say(["收货人", "Recipient"])} name="recipient" />
        <TextField
          autoComplete="tel-national"
          description={say(["快递员会打这个电话", "The courier calls this number"])}
          inputMode="tel"
          isRequired
          label={say(["手机号", "Mobile number"])}
          name="mobile"
        />
        <RadioGroup
          defaultValue="express"
          label={say(["配送方式", "Delivery"])}
          name="delivery"
          options={[
            { value: "express", label: say(["普通快递", "Express"]) },
            { value: "pickup", label: say(["上门自提", "Pick-up"]) },
          ]}
          orientation="horizontal"
        />
        <TextArea label={say(["买家留言", "Message"])} maxLength={200} name="message" rows={2} />
        <Checkbox name="default">{say(["设为默认", "Make it the default"])}</Checkbox>
        <div>
          <Button type="submit">{say(["保存", "Save"])}</Button>
        </div>
      </Stack>
    </Form>
  );
}
