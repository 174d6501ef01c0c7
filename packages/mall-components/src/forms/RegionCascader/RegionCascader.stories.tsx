import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sampleRegions } from "../../samples/account.ts";
import { messageText } from "../../samples/message-text.ts";
import { messages } from "./RegionCascader.messages.ts";
import { RegionCascader } from "./RegionCascader.tsx";

const meta = {
  title: "forms/RegionCascader 省市区选择 地区 级联 region",
  id: "forms-regioncascader",
  component: RegionCascader,
  args: { provinces: sampleRegions.provinces, cities: [], areas: [] },
} satisfies Meta<typeof RegionCascader>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onOpen: fn() },
};

export const ChoosesAProvince: Story = {
  ...Default,
  tags: ["!autodocs"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("combobox", { name: messageText(messages.city) })).toBeDisabled();
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: messageText(messages.province) }),
      "江苏省",
    );
    await expect(args.onOpen).toHaveBeenCalledWith("city", "320000");
    await expect(canvas.getByRole("combobox", { name: messageText(messages.province) })).toHaveValue(
      "320000",
    );
  },
};

export const Whole: Story = {
  args: {
    ...sampleRegions,
    defaultValue: { provinceId: "320000", cityId: "320500", areaId: "320583" },
    onOpen: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: messageText(messages.city) }),
      "南京市",
    );
    await expect(canvas.getByRole("combobox", { name: messageText(messages.area) })).toHaveValue("");
  },
};

export const LoadingCities: Story = {
  args: { defaultValue: { provinceId: "320000" }, pendingLevel: "city" },
};

export const Required: Story = { args: { isRequired: true } };

export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
