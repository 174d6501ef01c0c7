import type { Meta, StoryObj } from "@storybook/react-vite";
import { checkWords } from "@tradehall/mall-rules/words";
import { expect, fn, mocked } from "storybook/test";
import { messages as regionCascaderWords } from "../../forms/RegionCascader/RegionCascader.messages.ts";
import { actWords } from "../../messages/act.messages.ts";
import { addressWords } from "../../messages/address.messages.ts";
import { sampleRegions } from "../../samples/account.ts";
import { faultText, messagePattern, messageText } from "../../samples/message-text.ts";
import { messages } from "./AddressForm.messages.ts";
import { AddressForm } from "./AddressForm.tsx";

const meta = {
  title: "account/AddressForm 地址表单 收货信息 省市区 address form",
  id: "account-addressform",
  component: AddressForm,
  args: { regions: sampleRegions },
} satisfies Meta<typeof AddressForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
};

export const SaysWhatIsMissing: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    for (const of of ["receiver", "mobile", "detail"] as const)
      await expect(canvas.getByText(faultText({ reason: "required", of }))).toBeVisible();
    await expect(canvas.getByText(faultText({ reason: "notChosen", of: "region" }))).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: messagePattern(addressWords.receiver) })).toHaveFocus();
  },
};

export const Filled: Story = {
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { addrId: "2", provinceId: "320000", cityId: "320500", areaId: "320583" },
  },
  play: async ({ canvas, userEvent, args }) => {
    // As in every dialog: the way on is last.
    const buttons = canvas.getAllByRole("button").map((button) => button.textContent);
    await expect(buttons.slice(-2)).toEqual([messageText(actWords.cancel), messageText(actWords.save)]);
    await userEvent.type(
      canvas.getByRole("textbox", { name: messagePattern(addressWords.receiver) }),
      " 昆山仓库 ",
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: messagePattern(addressWords.mobile) }),
      "１３９ 0000 7788",
    );
    await userEvent.type(
      canvas.getByRole("textbox", { name: messagePattern(messages.detail) }),
      "花桥镇金阳东路 18 号",
    );
    await userEvent.click(canvas.getByRole("checkbox", { name: messageText(addressWords.setDefault) }));
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    const values = mocked(args.onSubmit as (values: FormData) => void).mock.lastCall?.[0] as FormData;
    await expect(Object.fromEntries(values)).toEqual({
      intent: "save-address",
      addrId: "2",
      receiver: "昆山仓库",
      mobile: "13900007788",
      provinceId: "320000",
      cityId: "320500",
      areaId: "320583",
      detail: "花桥镇金阳东路 18 号",
      isDefault: "1",
    });
  },
};

export const TooShort: Story = {
  args: {
    onSubmit: fn(),
    defaultValues: { receiver: "王", mobile: "238", detail: "路", provinceId: "320000" },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    await expect(canvas.getByText(messageText(checkWords.tooShort, { min: "2", max: "50" }))).toBeVisible();
    await expect(canvas.getByText(messageText(checkWords.phoneFormat))).toBeVisible();
    await expect(canvas.getByText(messageText(checkWords.tooShort, { min: "5", max: "50" }))).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: messageText(regionCascaderWords.city) })).toBeInvalid();
  },
};

/** Spaces alone are no text. */
export const Blank: Story = {
  args: { onSubmit: fn(), defaultValues: { receiver: "   ", mobile: "13900000001", detail: "　　" } },
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: messageText(actWords.save) }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText(messageText(checkWords.blank))).toHaveLength(2);
  },
};

export const ServerErrors: Story = {
  args: { fieldErrors: { mobile: "请输入以 1 开头的 11 位手机号" }, formError: "最多保存 20 个收货地址" },
};

export const Pending: Story = { args: { isPending: true } };

export const DefaultLocked: Story = {
  args: { defaultValues: { addrId: "1", isDefault: "1" }, isDefaultLocked: true },
};

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
