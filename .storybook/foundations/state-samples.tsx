import { Button } from "@tradehall/ui/Button";
import { Checkbox } from "@tradehall/ui/Checkbox";
import { EmptyState } from "@tradehall/ui/EmptyState";
import { ErrorState } from "@tradehall/ui/ErrorState";
import { Grid } from "@tradehall/ui/Grid";
import { Inline } from "@tradehall/ui/Inline";
import { Notice } from "@tradehall/ui/Notice";
import { SegmentedControl } from "@tradehall/ui/SegmentedControl";
import { Skeleton } from "@tradehall/ui/Skeleton";
import { Stack } from "@tradehall/ui/Stack";
import { Surface } from "@tradehall/ui/Surface";
import { Text } from "@tradehall/ui/Text";
import { TextField } from "@tradehall/ui/TextField";
import { useState } from "react";
import { useSay } from "./foundation.tsx";

/** Cards on their way. */
export function Loading() {
  return (
    <Grid columns={4} space="m">
      {["a", "b", "c", "d"].map((key) => (
        <Surface key={key} padding="s">
          <Stack space="s">
            <Skeleton shape="picture" />
            <Skeleton size="l" width="half" />
            <Skeleton lines={2} />
          </Stack>
        </Surface>
      ))}
    </Grid>
  );
}

/** Nothing yet, and nothing left by filters. */
export function Empty() {
  const say = useSay();
  return (
    <Grid columns={2} space="m">
      <EmptyState
        actions={<Button size="s">{say(["去领券", "Get coupons"])}</Button>}
        description={say(["领取后，下单时自动选用最优惠的", "Claimed coupons are used where they save most"])}
        size="s"
        title={say(["暂无优惠券", "No coupons yet"])}
      />
      <EmptyState
        actions={
          <Button size="s" variant="outline">
            {say(["清空筛选", "Clear filters"])}
          </Button>
        }
        description={say(["已选 3 个条件，可以减少一些", "3 filters are set; take some away"])}
        size="s"
        title={say(["没有符合条件的商品", "No products match the filters"])}
      />
    </Grid>
  );
}

/** A part, a field and an act that failed. */
export function Failed() {
  const say = useSay();
  const [isRetrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    setTimeout(() => setRetrying(false), 1500);
  };
  return (
    <Stack space="m">
      <ErrorState
        description={say(["请检查网络后重试", "Check the network and try again"])}
        isRetrying={isRetrying}
        onRetry={retry}
        retryLabel={say(["重试", "Retry"])}
        size="s"
        title={say(["收货地址加载失败", "The addresses could not be loaded"])}
      />
      <TextField
        defaultValue="1380013"
        errorMessage={say(["请输入 11 位手机号", "Enter an 11-digit mobile number"])}
        label={say(["手机号", "Mobile number"])}
        name="mobile"
      />
      <Notice tone="danger" title={say(["库存不足", "Not enough stock"])}>
        {say(["“六角螺栓”只剩 12 件，请减少数量。", "12 hex bolts are left. Lower the quantity."])}
      </Notice>
    </Stack>
  );
}

/** Controls that cannot be used, and why. */
export function Disabled() {
  const say = useSay();
  return (
    <Stack space="s">
      <Inline space="m">
        <Button isDisabled>{say(["提交订单", "Submit order"])}</Button>
        <Checkbox isDisabled>{say(["使用积分", "Use points"])}</Checkbox>
      </Inline>
      <Text as="p" size="s" tone="muted">
        {say(["请先选择收货地址", "Choose a delivery address first"])}
      </Text>
    </Stack>
  );
}

/** What is chosen. */
export function Selected() {
  const say = useSay();
  return (
    <Inline space="l">
      <Checkbox defaultSelected>{say(["仅看有货", "In stock only"])}</Checkbox>
      <SegmentedControl
        defaultValue="list"
        label={say(["显示方式", "View"])}
        name="view"
        options={[
          { value: "grid", label: say(["大图", "Grid"]) },
          { value: "list", label: say(["列表", "List"]) },
        ]}
      />
    </Inline>
  );
}

/** A button that works for two seconds. */
export function Pending() {
  const say = useSay();
  const [isPending, setPending] = useState(false);
  const work = () => {
    setPending(true);
    setTimeout(() => setPending(false), 2000);
  };
  return (
    <Inline space="m">
      <Button isPending={isPending} onPress={work} pendingLabel={say(["正在提交", "Submitting"])}>
        {say(["提交订单", "Submit order"])}
      </Button>
      <Text size="s" tone="muted">
        {say(["按一下试试", "Press it"])}
      </Text>
    </Inline>
  );
}
