import { useSearchParams } from "react-router-dom";
import { LoginScreen } from "./screens/LoginScreen";

export function Login() {
  const [search] = useSearchParams();
  return <LoginScreen back={search.get("back") ?? undefined} because={search.get("because") ?? undefined} />;
}
