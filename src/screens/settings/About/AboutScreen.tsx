// About: the build, its packages, and where it differs from the specification.
import { useState } from 'react';
import { Wordmark } from '../../../components/art/Wordmark.tsx';
import { Notice } from '../../../components/feedback/Notice.tsx';
import { SettingRow } from '../../../components/fields/SettingRow.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { Disclosure } from '../../../components/layout/Disclosure.tsx';
import { Facts } from '../../../components/layout/Facts.tsx';
import { Page } from '../../../components/layout/Page.tsx';
import { RowsSkeleton } from '../../../components/lists/RowsSkeleton.tsx';
import type { Network } from '../../../domain/address/Network.ts';
import { countPackages, ABOUT_MESSAGES as MESSAGES } from '../../../i18n/messages/settings/aboutMessages.ts';
import { titleNetwork } from '../../../i18n/messages/settings/networkMessages.ts';
import styles from './AboutScreen.module.css';

/** A bundled package. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** the package's license id, for example `MIT` */
  readonly licence: string;
}

export type AboutView = { readonly network: Network } & (
  | {
      readonly status: 'ready';
      readonly version: string;
      /** short hash of the sources; null if unknown */
      readonly commit: string | null;
      /** https; null if unknown */
      readonly repository: string | null;
      readonly packages: readonly LicensedPackage[];
    }
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
);

export interface AboutEvents {
  /** null if links aren't offered */
  readonly onSource: ((url: string) => void) | null;
  readonly onTryAgain: () => void;
}

type AboutProps = AboutView & AboutEvents;
type ReadyProps = Extract<AboutProps, { status: 'ready' }>;

/** Spec §2, under /settings. */
export function AboutScreen(props: AboutProps) {
  return (
    <Page title={MESSAGES.title}>
      <div className={styles.head}>
        <Wordmark />
        <p className={styles.promise}>{MESSAGES.promise}</p>
      </div>
      {props.status === 'ready' && <Ready {...props} />}
      {props.status === 'loading' && (
        <Card padding="flush">
          <RowsSkeleton count={3} />
        </Card>
      )}
      {props.status === 'failed' && (
        <Notice
          tone="caution"
          title={MESSAGES.failed}
          action={{ label: MESSAGES.again, onPress: props.onTryAgain }}
        />
      )}
    </Page>
  );
}

function Ready(props: ReadyProps) {
  const { version, commit, repository, network, packages, onSource } = props;
  const [open, setOpen] = useState<'none' | 'differences' | 'licences'>('none');
  const toggle = (part: 'differences' | 'licences') => setOpen(open === part ? 'none' : part);
  return (
    <>
      <Card>
        <Facts
          facts={[
            { name: MESSAGES.version, value: version },
            {
              name: MESSAGES.build,
              value: <code className={styles.code}>{commit ?? MESSAGES.buildUnknown}</code>,
            },
            { name: MESSAGES.network, value: titleNetwork(network) },
            { name: MESSAGES.licence, value: 'MIT' },
          ]}
        />
      </Card>
      {repository !== null && onSource !== null && (
        <Card padding="flush">
          <SettingRow
            icon="link"
            title={MESSAGES.source}
            text={MESSAGES.sourceText}
            control={{ kind: 'open', onPress: () => onSource(repository) }}
          />
        </Card>
      )}
      <Card padding="flush">
        <Disclosure
          isFlush
          title={MESSAGES.differences}
          isOpen={open === 'differences'}
          onToggle={() => toggle('differences')}
        >
          <Differences />
        </Disclosure>
      </Card>
      <Card padding="flush">
        <Disclosure
          isFlush
          title={`${MESSAGES.licences} · ${countPackages(packages.length)}`}
          isOpen={open === 'licences'}
          onToggle={() => toggle('licences')}
        >
          <Licences packages={packages} />
        </Disclosure>
      </Card>
    </>
  );
}

function Differences() {
  return (
    <div className={styles.inside}>
      <p className={styles.dim}>{MESSAGES.differencesText}</p>
      <dl className={styles.list}>
        {MESSAGES.list.map(({ title, text }) => (
          <div key={title}>
            <dt className={styles.name}>{title}</dt>
            <dd className={styles.dim}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Licences({ packages }: { readonly packages: readonly LicensedPackage[] }) {
  return (
    <ul className={`${styles.inside} ${styles.list}`} dir="ltr">
      {packages.map(({ name, version, licence }) => (
        <li key={`${name} ${version}`} className={styles.package}>
          <span className={styles.name}>{name}</span>
          <span className={styles.dim}>
            {version} · {licence}
          </span>
        </li>
      ))}
    </ul>
  );
}
