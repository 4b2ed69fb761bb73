/** The minimal page with React and Mantine: the baseline of Kennel's first screen. */
// Mantine writes style sheets, which the page's policy forbids otherwise
import '../../src/app/boot/trustedTypesPolicy.ts';
import '@mantine/core/styles.css';
import { Button, Container, MantineProvider, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [presses, setPresses] = useState(0);
  return (
    <Container size="xs">
      <Stack>
        <Title>A bare page</Title>
        <Text>Pressed {presses} times.</Text>
        <Button onClick={() => setPresses(presses + 1)}>Press</Button>
      </Stack>
    </Container>
  );
}

const element = document.getElementById('root');
if (element !== null) {
  createRoot(element).render(
    <MantineProvider forceColorScheme="dark">
      <Page />
    </MantineProvider>,
  );
}
