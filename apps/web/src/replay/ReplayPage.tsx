import { useLocation } from 'wouter';
import { Replay } from './Replay.tsx';

/** A finished deal by its link, for whoever was sent it. */
export function ReplayPage({ table, deal }: { readonly table: string; readonly deal: number }) {
  const [, navigate] = useLocation();
  return <Replay table={table} deal={deal} ruling={null} onClose={() => navigate(`/t/${table}`)} />;
}
