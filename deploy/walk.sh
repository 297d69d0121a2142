#!/bin/sh
# Fool's Gold on a machine with Debian, without containers: public, encrypted, starting by itself.
# As root, in the checkout, with the name that leads to this machine:
#
#   FOOLSGOLD_NAME=play.example sh deploy/walk.sh
#
# docs/guide/hosting.md walks through it; tests/repo/test_debian_install.py runs it and compares the two.
set -eu
export FOOLSGOLD_NAME="${FOOLSGOLD_NAME:?the name of this machine in the DNS, such as play.example}"

# 1. What it needs of Debian: Python, and Caddy before it.
apt-get install -y --no-install-recommends python3-venv caddy
python3 -m venv /opt/uv
/opt/uv/bin/pip install --quiet uv

# 2. The program with its page, in the versions that were tested.
/opt/uv/bin/uv venv --quiet --allow-existing /opt/foolsgold
/opt/uv/bin/uv pip install --quiet --python /opt/foolsgold/bin/python '.[server]'

# 3. The name, said once for both.
printf 'FOOLSGOLD_NAME=%s\nFOOLSGOLD_SERVERS=127.0.0.1:8765\n' "$FOOLSGOLD_NAME" > /etc/default/foolsgold

# 4. The server: under systemd, as a user of its own.
cp deploy/foolsgold.service /etc/systemd/system/foolsgold.service
systemctl daemon-reload
systemctl enable foolsgold
systemctl restart foolsgold

# 5. The door: Caddy gets a certificate for the name, and renews it.
mkdir -p /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironmentFile=/etc/default/foolsgold\n' > /etc/systemd/system/caddy.service.d/foolsgold.conf
cp deploy/Caddyfile /etc/caddy/Caddyfile
systemctl daemon-reload
systemctl enable caddy
systemctl restart caddy

# 6. Is all well? The doctor comes the way people come, once the certificate is there.
timeout 120 sh -c 'until /opt/foolsgold/bin/python -c "import urllib.request as ask; ask.urlopen(\"https://$FOOLSGOLD_NAME/healthz\")" 2> /dev/null; do sleep 1; done' || true
/opt/foolsgold/bin/foolsgold doctor --host 127.0.0.1 --port 8765 --database /var/lib/foolsgold/tables.db --allowed-host "$FOOLSGOLD_NAME" --trusted-proxy 127.0.0.1 --public "https://$FOOLSGOLD_NAME"
