import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked } from "storybook/test";
import { sampleRegions } from "../../samples/account.ts";
import { AddressForm } from "./AddressForm.tsx";

const meta = {
  title: "account/AddressForm",
  component: AddressForm,
  args: { regions: sampleRegions },
} satisfies Meta<typeof AddressForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText("请填写此项")).toHaveLength(3);
    await expect(canvas.getByText("请选择完整的省、市、区")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /收货人/ })).toHaveFocus();
  },
};

export const Filled: Story = {
  args: {
    onSubmit: fn(),
    onCancel: fn(),
    defaultValues: { addrId: "2", provinceId: "320000", cityId: "320500", areaId: "320583" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: /收货人/ }), " 昆山仓库 ");
    await userEvent.type(canvas.getByRole("textbox", { name: /手机号/ }), "１３９ 0000 7788");
    await userEvent.type(canvas.getByRole("textbox", { name: /详细地址/ }), "花桥镇金阳东路 18 号");
    await userEvent.click(canvas.getByRole("checkbox", { name: "设为默认" }));
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
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
    await userEvent.click(canvas.getByRole("button", { name: "保存" }));
    await expect(canvas.getByText("长度需为 2-50 个字符")).toBeVisible();
    await expect(canvas.getByText("请输入以 1 开头的 11 位手机号")).toBeVisible();
    await expect(canvas.getByText("长度需为 5-50 个字符")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: "城市" })).toBeInvalid();
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
