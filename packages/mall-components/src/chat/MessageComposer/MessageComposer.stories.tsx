import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { messageText } from "../../samples/message-text.ts";
import { words } from "./MessageComposer.messages.ts";
import { MessageComposer } from "./MessageComposer.tsx";
import { picturesAtOnce } from "./use-pictures.ts";

/** Keeps what is typed, and empties itself as a page does. */
function Kept(props: ComponentProps<typeof MessageComposer>) {
  const [text, setText] = useState(props.text);
  return (
    <MessageComposer
      {...props}
      onSend={(sent) => {
        props.onSend?.(sent);
        setText("");
      }}
      onText={setText}
      text={text}
    />
  );
}

const meta = {
  title: "chat/MessageComposer 消息输入框 发送消息 聊天输入 composer",
  id: "chat-messagecomposer",
  component: MessageComposer,
  args: { text: "", textLimit: 500, onText: fn() },
} satisfies Meta<typeof MessageComposer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const whole = { onSend: fn(), onPictures: fn(), onProduct: fn(), onOrder: fn() };

export const Whole: Story = { args: whole };

/** Enter sends, Shift + Enter makes a line, an input method's Enter does neither. */
export const Keys: Story = {
  tags: ["!autodocs"],
  args: whole,
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: messageText(words.label) });
    const send = canvas.getByRole("button", { name: messageText(words.send) });
    await expect(send).toBeDisabled();
    await userEvent.type(field, "第一行{Shift>}{Enter}{/Shift}第二行");
    await expect(field).toHaveValue("第一行\n第二行");
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    fireEvent.keyDown(field, { key: "Enter", keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSend).toHaveBeenCalledWith("第一行\n第二行");
    await expect(field).toHaveValue("");
    await userEvent.keyboard("   {Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.type(field, "好的");
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenLastCalledWith("好的");
    await expect(field).toHaveFocus();
  },
};
/** At the caret, again and again; Escape leads back to the text. */
export const PicksEmoji: Story = {
  tags: ["!autodocs"],
  args: { ...whole, text: "谢谢！" },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>("textbox");
    await userEvent.click(field);
    field.setSelectionRange(2, 2);
    const opens = canvas.getByRole("button", { name: messageText(words.emoji) });
    await userEvent.click(opens);
    await expect(opens).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(await canvas.findByRole("button", { name: "👍" }));
    await expect(field).toHaveValue("谢谢👍！");
    await new Promise(requestAnimationFrame);
    await userEvent.click(canvas.getByRole("button", { name: "🙏" }));
    await expect(field).toHaveValue("谢谢👍🙏！");
    await userEvent.keyboard("{Escape}");
    await expect(field).toHaveFocus();
    await expect(opens).toHaveAttribute("aria-expanded", "false");
  },
};
/** Chosen, pasted or dropped; other files are refused, too many cut to what goes. */
export const TakesPictures: Story = {
  tags: ["!autodocs"],
  args: whole,
  play: async ({ canvas, userEvent, args }) => {
    const files = Array.from({ length: 10 }, (_, at) => new File(["x"], `${at}.png`, { type: "image/png" }));
    const [one] = files;
    await userEvent.upload(canvas.getByLabelText(messageText(words.picture)), files);
    await expect(args.onPictures).toHaveBeenLastCalledWith(files.slice(0, picturesAtOnce));
    await expect(canvas.getByText(messageText(words.tooMany, { max: picturesAtOnce }))).toBeVisible();
    const field = canvas.getByRole("textbox");
    const clip = new DataTransfer();
    clip.items.add(one as File);
    fireEvent(field, new ClipboardEvent("paste", { bubbles: true, clipboardData: clip }));
    await expect(args.onPictures).toHaveBeenLastCalledWith([one]);
    // Cells of a spreadsheet: their text is what was meant.
    clip.setData("text/plain", "A\tB");
    fireEvent(field, new ClipboardEvent("paste", { bubbles: true, clipboardData: clip }));
    const other = new DataTransfer();
    other.items.add(new File(["x"], "a.pdf", { type: "application/pdf" }));
    fireEvent(field, new DragEvent("dragover", { bubbles: true, cancelable: true, dataTransfer: other }));
    await expect(canvas.getByText(messageText(words.drop))).toBeVisible();
    fireEvent(field, new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: other }));
    await expect(args.onPictures).toHaveBeenCalledTimes(2);
    await expect(canvas.getByText(messageText(words.onlyPictures))).toBeVisible();
  },
};
export const Cards: Story = {
  tags: ["!autodocs"],
  args: whole,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.product) }));
    await expect(args.onProduct).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: messageText(words.order) }));
    await expect(args.onOrder).toHaveBeenCalledOnce();
  },
};
export const NearLimit: Story = { args: { ...whole, text: "货".repeat(480) } };
export const OverLimit: Story = {
  args: { ...whole, text: "货".repeat(512) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeInvalid();
    await expect(canvas.getByText(messageText(words.over, { count: 12 }))).toBeVisible();
    await expect(canvas.getByRole("button", { name: messageText(words.send) })).toBeDisabled();
  },
};
/** What is typed stays to be read, copied, and sent later. */
export const Disabled: Story = {
  args: { ...whole, text: "30 套的话能便宜多少？", disabledReason: "账号已在别处登录，请刷新页面" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeDisabled();
  },
};
/** Without a reason nothing is off. */
export const EmptyReason: Story = {
  args: { ...whole, disabledReason: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toBeEnabled();
  },
};
export const Narrow: Story = {
  args: { ...whole, text: "30 套的话能便宜多少？" },
  globals: { viewport: { value: "phone" } },
};
