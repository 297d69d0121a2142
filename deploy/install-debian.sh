#!/bin/sh
# Installs or updates Fool's Gold on Debian without containers: public, over HTTPS, under systemd.
# Run it as root in the checkout, with the DNS name of this machine:
#
#   FOOLSGOLD_NAME=play.example sh deploy/install-debian.sh
#
# docs/guide/hosting.md explains it; tests/repo/test_debian_install.py runs it and compares the two.
set -eu
export FOOLSGOLD_NAME="${FOOLSGOLD_NAME:?the name of this machine in the DNS, such as play.example}"

# 1. Debian packages: Python, and Caddy as the reverse proxy.
apt-get install -y --no-install-recommends python3-venv caddy
python3 -m venv /opt/uv
/opt/uv/bin/pip install --quiet uv

# 2. The program with its page, in the tested versions.
/opt/uv/bin/uv venv --quiet --allow-existing /opt/foolsgold
/opt/uv/bin/uv pip install --quiet --python /opt/foolsgold/bin/python '.[server]'

# 3. The name, for both services.
printf 'FOOLSGOLD_NAME=%s\nFOOLSGOLD_SERVERS=127.0.0.1:8765\n' "$FOOLSGOLD_NAME" > /etc/default/foolsgold

# 4. The server: a systemd service with its own user.
cp deploy/foolsgold.service /etc/systemd/system/foolsgold.service
systemctl daemon-reload
systemctl enable foolsgold
systemctl restart foolsgold

# 5. The proxy: Caddy gets a certificate for the name and renews it.
mkdir -p /etc/systemd/system/caddy.service.d
printf '[Service]\nEnvironmentFile=/etc/default/foolsgold\n' > /etc/systemd/system/caddy.service.d/foolsgold.conf
cp deploy/Caddyfile /etc/caddy/Caddyfile
systemctl daemon-reload
systemctl enable caddy
systemctl restart caddy

# 6. The check: once the certificate is there, the doctor connects as users do.
timeout 120 sh -c 'until /opt/foolsgold/bin/python -c "import urllib.request as ask; ask.urlopen(\"https://$FOOLSGOLD_NAME/healthz\")" 2> /dev/null; do sleep 1; done' || true
/opt/foolsgold/bin/foolsgold doctor --host 127.0.0.1 --port 8765 --database /var/lib/foolsgold/tables.db --allowed-host "$FOOLSGOLD_NAME" --trusted-proxy 127.0.0.1 --public "https://$FOOLSGOLD_NAME"
