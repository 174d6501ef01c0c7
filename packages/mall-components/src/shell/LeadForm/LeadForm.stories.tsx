import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { sampleRegions } from "../../samples/account.ts";
import { sampleCompanies, sampleModels } from "../../samples/landing.ts";
import { LeadForm } from "./LeadForm.tsx";

const meta = {
  title: "shell/LeadForm",
  component: LeadForm,
  args: { models: sampleModels, regions: sampleRegions, idempotencyKey: "k" },
} satisfies Meta<typeof LeadForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onSubmit: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "提交需求" }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByText("请选择此项")).toHaveLength(3);
    await expect(canvas.getAllByText("请填写此项")).toHaveLength(3);
    await expect(canvas.getByText("请选择完整的省、市、区")).toBeVisible();
    await expect(canvas.getByRole("combobox", { name: /意向商品型号/ })).toHaveFocus();
  },
};

export const SendsTidyValues: Story = {
  args: {
    onSubmit: fn(),
    onLookUp: fn(),
    companies: sampleCompanies,
    defaultValues: { provinceId: "320000", cityId: "320500", areaId: "320583" },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /意向商品型号/ }), "2");
    const company = canvas.getByRole("combobox", { name: /企业名称/ });
    await userEvent.type(company, "恒达");
    await waitFor(() => expect(company).toHaveAttribute("aria-expanded", "true"));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await userEvent.click(canvas.getByRole("radio", { name: "生产企业" }));
    await userEvent.type(canvas.getByRole("textbox", { name: /联系人/ }), " 顾晓东 ");
    await userEvent.type(canvas.getByRole("textbox", { name: /手机号/ }), "１３９ 0000 7788");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: /了解渠道/ }), "行业展会");
    await userEvent.click(canvas.getByRole("button", { name: "提交需求" }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const sent = mocked(args.onSubmit as NonNullable<typeof args.onSubmit>).mock.calls[0]?.[0];
    await expect(Object.fromEntries(sent?.entries() ?? [])).toEqual({
      key: "k",
      skuId: "2",
      enterpriseName: sampleCompanies[0]?.name,
      creditCode: sampleCompanies[0]?.creditCode,
      userType: "2",
      contactName: "顾晓东",
      mobile: "13900007788",
      provinceId: "320000",
      cityId: "320500",
      areaId: "320583",
      acquisitionSource: "3",
    });
  },
};

export const Refused: Story = {
  args: {
    defaultValues: { enterpriseName: "恒", mobile: "12" },
    fieldErrors: { enterpriseName: "长度需为 2-60 个字符", mobile: "请输入以 1 开头的 11 位手机号" },
  },
};
export const Failed: Story = { args: { formError: "操作太频繁，请稍后再试" } };
export const Pending: Story = { args: { isPending: true } };
export const NoModels: Story = { args: { models: [] } };
export const LoadingCities: Story = {
  args: { defaultValues: { provinceId: "320000" }, pendingRegion: "city" },
};
export const Narrow: Story = { globals: { viewport: { value: "phone" } } };
