import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { actWords } from "../../messages/act.messages.ts";
import { messagePattern, messageText } from "../../samples/message-text.ts";
import { AvatarField } from "../AvatarField/index.ts";
import { words } from "./ProfileForm.messages.ts";
import { ProfileForm } from "./ProfileForm.tsx";

const filled = { nickName: "采购小王", sex: "F", birthDate: "1988-02-29" };

const meta = {
  title: "account/ProfileForm 个人资料 昵称 生日 profile",
  id: "account-profileform",
  component: ProfileForm,
  args: { defaultValues: filled },
} satisfies Meta<typeof ProfileForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A name is needed, the rest is not. */
export const Submits: Story = {
  args: { onSubmit: fn(), defaultValues: { nickName: "", sex: "", birthDate: "" } },
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole("button", { name: messageText(actWords.save) });
    const name = canvas.getByRole("textbox", { name: messagePattern(words.nickName) });
    await expect(canvas.getByRole("radio", { name: messageText(words.unsaid) })).toBeChecked();
    await userEvent.click(save);
    await expect(name).toHaveAccessibleDescription(messageText(checkWords.required));
    await userEvent.type(name, " 小王 ");
    await userEvent.click(canvas.getByRole("radio", { name: messageText(words.male) }));
    await userEvent.click(save);
    const sent = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(sent)).toEqual({
      intent: "profile",
      nickName: "小王",
      birthDate: "",
      sex: "M",
    });
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { ...filled, birthDate: "2099-01-01" },
    fieldErrors: { birthDate: "请选择 1900 年至今的日期" },
  },
};
export const WithAvatar: Story = {
  args: { avatar: <AvatarField avatar="" name="采购小王" onFile={fn()} /> },
};
export const Pending: Story = { args: { isPending: true } };
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
